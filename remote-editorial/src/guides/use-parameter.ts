import { useAddress } from '@mint-row/kit/ui';

/**
 * One parameter of the address, for what is typed or dragged.
 * @returns the value, empty if the address has none, and its setter
 */
export function useParameter(name: string): readonly [string, (value: string) => void] {
  const [address, change] = useAddress();
  return [address.get(name) ?? '', (value) => change({ [name]: value }, 'rest')];
}
