import { Text } from '@mint-row/shared/ui';

/** Running text: the first paragraph larger. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="space-y-5">
      {texts.map((text, index) => (
        <p key={text} className={index === 0 ? 'type-lead max-w-measure' : 'max-w-measure'}>
          <Text>{text}</Text>
        </p>
      ))}
    </div>
  );
}
