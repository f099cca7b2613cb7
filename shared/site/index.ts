export { ArtifactRemote, clientIntegrity, registerRemote } from './from-artifacts.ts';
export { type PublishedPage, shownPage } from './page.ts';
export { authorization } from './site-client.ts';
