import type { Page } from '@playwright/test'

/** Scrolls from the top to the end within 5 s, a step each frame. */
export const scroll = (page: Page) =>
  page.getByRole('grid').evaluate(
    (grid) =>
      new Promise<void>((resolve) => {
        const began = performance.now()
        const step = () => {
          const share = (performance.now() - began) / 5000
          grid.scrollTop = share * (grid.scrollHeight - grid.clientHeight)
          if (share < 1) requestAnimationFrame(step)
          else resolve()
        }
        step()
      }),
  )
