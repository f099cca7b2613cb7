import originjs from '@originjs/vite-plugin-federation';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';

/** The ways to load a remote, by the mode of the build. */
const plugins: Record<string, () => Promise<PluginOption> | PluginOption> = {
  import: () => [],
  // It needs a remote in its configuration, whatever its address, and cannot share react/jsx-runtime: React is enough.
  originjs: () => originjs({ name: 'host', remotes: { site: '' }, shared: ['react', 'react-router-dom'] }),
  'module-federation': async () => {
    // Installed only where this host is built.
    const name = '@module-federation/vite';
    const { federation } = (await import(name)) as { federation: (options: object) => PluginOption };
    return federation({
      name: 'host',
      remotes: {},
      shared: ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'],
      dts: false,
    });
  },
};

export default defineConfig(async ({ mode }) => ({
  define: { 'import.meta.env.VITE_SITE': JSON.stringify(process.env.SITE) },
  plugins: [react(), await plugins[mode]?.()],
  build: {
    target: 'esnext',
    outDir: process.env.OUT ?? 'dist',
    emptyOutDir: true,
    rollupOptions: { input: `${mode}.html` },
  },
}));
