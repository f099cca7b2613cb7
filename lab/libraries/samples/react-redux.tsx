import { configureStore, createSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';

const count = createSlice({ name: 'count', initialState: 1, reducers: { add: () => 2 } });
const store = configureStore({ reducer: count.reducer });

function Count() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(count.actions.add());
  }, [dispatch]);
  return <output>{useSelector((state: number) => state)}</output>;
}

/** What the page shows once the library works. */
export const shows = '2';

export default function Sample() {
  return (
    <Provider store={store}>
      <Count />
    </Provider>
  );
}
