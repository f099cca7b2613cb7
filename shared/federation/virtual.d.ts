/** The part of the federation plugin's run-time API that we use. The plugin has no types for it. */
declare module 'virtual:__federation__' {
  interface RemoteConfig {
    url: string;
    format: 'esm';
    from: 'vite';
  }

  export function __federation_method_setRemote(name: string, config: RemoteConfig): void;
  /** Imports the module that a remote exposes under a name such as "./LandingPage". */
  export function __federation_method_getRemote(name: string, expose: string): Promise<unknown>;
  export function __federation_method_unwrapDefault(module: unknown): unknown;
}
