export { ArtifactRemote, clientIntegrity, registerRemote } from './from-artifacts.ts';
export { InsetPlaces, type WrittenInset } from './inset-places.ts';
export { type PublishedPage, shownPage } from './page.ts';
export { checkAuthorized, credentialHeaders, SiteError } from './site-client.ts';
