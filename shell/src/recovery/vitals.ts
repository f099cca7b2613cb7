import type { VitalReport } from '@mint-row/kit/contract';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** A measured vital. */
export type Vital = Pick<VitalReport, 'vital' | 'value' | 'navigation'>;

/**
 * Measures the vitals of this document, and of each page that a visitor goes to from it where the browser can tell those
 * apart. What has happened before counts, too.
 * @param onVital called once for each, with the address of its page: at the latest when the visitor leaves
 */
export function watchVitals(onVital: (url: string, vital: Vital) => void): void {
  const keep = ({ name, value, navigationType, navigationURL = location.href }: MetricType) =>
    onVital(navigationURL, {
      vital: name,
      value: Math.round(value * 10_000) / 10_000,
      navigation: navigations[navigationType] ?? 'document',
    });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep, { reportSoftNavs: true });
}

const navigations: Partial<Record<MetricType['navigationType'], Vital['navigation']>> = {
  'soft-navigation': 'soft',
  'back-forward-cache': 'restored',
  restore: 'restored',
};
