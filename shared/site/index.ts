export { ArtifactRemote, clientIntegrity, registerRemote } from './from-artifacts.ts';
export { InsetPlaces, shownInset, type WrittenInset } from './insets.ts';
export { type PublishedPage, shownPage } from './page.ts';
export { checkAuthorized, credentialHeaders, SiteError } from './site-client.ts';
