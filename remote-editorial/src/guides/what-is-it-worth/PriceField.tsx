import { ToolField } from '@mint-row/kit/ui/guide';
import { useState } from 'react';
import { readPrice } from './sale.ts';

interface PriceFieldProps {
  label: string;
  /** What is said of a price that cannot be read. */
  fault: string;
  /** Whole US dollars, or an empty text. */
  price: string;
  onChange: (price: string) => void;
}

/** The price of a sale. What is typed stays until the field is left; then it shows what counts, or why nothing does. */
export function PriceField({ label, fault, price, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <ToolField label={label}>
        <input
          inputMode="decimal"
          value={typed ?? price}
          aria-invalid={isWrong}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setWrong(false);
            onChange(readPrice(value) ?? '');
          }}
          onBlur={({ target: { value } }) => {
            const hasFault = readPrice(value) === null;
            setWrong(hasFault);
            if (!hasFault) setTyped(null);
          }}
        />
      </ToolField>
      {isWrong && (
        <p role="alert" className="price-fault">
          {fault}
        </p>
      )}
    </>
  );
}
