import { paths } from '@mint-row/kit/contract';
import { disclaimer } from '../content/legal/disclaimer.ts';
import { dmca } from '../content/legal/dmca.ts';
import { userPolicy } from '../content/legal/user-policy.ts';

/** The legal documents. */
export const legalPages = [
  {
    path: paths.disclaimer,
    expose: 'LegalPage',
    title: disclaimer.title,
    description: 'Mint Row is an independent fan site: what that means for names, values, links and purchases.',
    reviewed: disclaimer.updated,
    data: disclaimer,
  },
  {
    path: paths.dmca,
    expose: 'LegalPage',
    title: dmca.title,
    description: 'How to report copyright infringement on Mint Row, what a notice needs, and what happens then.',
    reviewed: dmca.updated,
    data: dmca,
  },
  {
    path: paths.userPolicy,
    expose: 'LegalPage',
    title: userPolicy.title,
    description: 'What may be sent to Mint Row, the rights that are needed and given, and when content is removed.',
    reviewed: userPolicy.updated,
    data: userPolicy,
  },
] as const;
