import { Text } from '../Text.tsx';

/** Running text: paragraphs with their links and terms. */
export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => (
    <p key={text} className="mt-5 max-w-measure first:mt-0">
      <Text>{text}</Text>
    </p>
  ));
}
