import { paths } from '@mint-row/shared/contract';
import { useEffect } from 'react';

/** Any path that the route table does not know. */
export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.error(`404: there is no page at ${path}`);
  }, [path]);
  return (
    <div className="not-found">
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <a href={paths.home}>Return to Home</a>
    </div>
  );
}
