import { assets } from './conformance/assets.ts';
import { conditions } from './conformance/conditions.ts';
import { documents } from './conformance/documents.ts';
import { notFound } from './conformance/not-found.ts';
import { securityHeaders } from './conformance/security-headers.ts';
import type { Serving } from './conformance/serving.ts';
import { targetsAndHosts } from './conformance/targets-and-hosts.ts';

/** The tests that every server of the site must pass: ours, and those that it writes configurations for. */
export function conforms(serving: () => Serving): void {
  documents(serving);
  targetsAndHosts(serving);
  conditions(serving);
  assets(serving);
  notFound(serving);
  securityHeaders(serving);
}
