import { type Place, placeId } from '@mint-row/kit/contract';

/**
 * Reads the place from the document, in the browser.
 * @returns the document's own origin, without reports, if something has removed the element
 */
export function readPlace(): Place {
  const json = document.getElementById(placeId)?.textContent;
  return json ? (JSON.parse(json) as Place) : { origin: location.origin, reports: null };
}
