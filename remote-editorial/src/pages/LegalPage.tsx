import type { PageProps } from '@mint-row/shared/contract';
import '../styles.css';

export default function LegalPage({ data }: PageProps) {
  return (
    <div>
      <h1>LegalPage</h1>
      <pre className="whitespace-pre-wrap">{JSON.stringify(data, null, 2)}</pre>
    </div>
  );
}
