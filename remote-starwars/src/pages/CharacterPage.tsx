import type { PageProps } from '@mint-row/shared/contract';
import '../styles.css';

export default function CharacterPage({ data }: PageProps) {
  return (
    <div>
      <h1>CharacterPage of starwars</h1>
      <pre className="whitespace-pre-wrap">{JSON.stringify(data, null, 2)}</pre>
    </div>
  );
}
