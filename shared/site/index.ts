export { ArtifactRemote, clientIntegrity, registerRemote } from './from-artifacts.ts';
export { type PublishedPage, shownPage } from './page.ts';
export { credentialHeaders, SiteError } from './site-client.ts';
