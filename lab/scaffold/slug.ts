import { slug } from '@mint-row/kit/contract/fields';
import { WrongRequest } from './wrong-request.ts';

/**
 * A name that can be the last segment of an address.
 * @throws WrongRequest when it cannot
 */
export function slugOf(name: string): string {
  if (slug.safeParse(name).success) return name;
  throw new WrongRequest(
    `"${name}" cannot end an address. Choose small letters, digits and hyphens: "first-printings".`,
  );
}
