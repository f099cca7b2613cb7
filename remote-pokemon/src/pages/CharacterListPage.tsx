import type { PageProps } from '@mint-row/shared/contract';
import '../styles.css';

export default function CharacterListPage({ data }: PageProps) {
  return (
    <div>
      <h1>CharacterListPage of pokemon</h1>
      <pre className="whitespace-pre-wrap">{JSON.stringify(data, null, 2)}</pre>
    </div>
  );
}
