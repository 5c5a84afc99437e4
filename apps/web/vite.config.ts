import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunks } from './scripts/chunks.ts'
import { compress } from './scripts/compress.ts'
import { head } from './scripts/head.ts'
import { languages } from './scripts/languages.ts'
import { PARAGLIDE } from './scripts/paraglide.ts'
import { pwa } from './scripts/pwa.ts'

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    plugins: [paraglideVitePlugin(PARAGLIDE), languages(), tailwindcss(), react(), head(), pwa(), compress()],
    build: {
      target: 'es2022',
      // The page's CSP allows no data: fonts or scripts, so nothing is inlined.
      assetsInlineLimit: 0,
      // The page itself asks early for all that a screen needs (scripts/head.ts): no list of every file's files in the entry.
      modulePreload: false,
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: command === 'build' ? await chunks() : [] } } },
    },
    // Workers fetch their parts when they need them, which only modules can. Their folder is kept for work offline.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { entryFileNames: 'assets/worker/[name]-[hash].js', chunkFileNames: 'assets/worker/[name]-[hash].js' },
      },
    },
    server: { proxy: { '/api': `http://127.0.0.1:${process.env.OCTAVO_API_PORT ?? 3000}` } },
  }),
)
