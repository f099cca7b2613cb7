import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

const state = observable({ count: 1 });

/** What the page shows once the library works. */
export const shows = '2';

export default observer(function Sample() {
  useEffect(() => {
    runInAction(() => {
      state.count = 2;
    });
  }, []);
  return <output>{state.count}</output>;
});
