import { paths } from '@mint-row/kit/contract';

/** The three legal documents, by the titles with which they refer to each other. */
export const legalDocuments = [
  { title: 'Disclaimer & Affiliation Notice', href: paths.disclaimer },
  { title: 'DMCA Takedown Policy', href: paths.dmca },
  { title: 'User Uploads & Content Policy', href: paths.userPolicy },
] as const;
