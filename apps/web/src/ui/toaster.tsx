import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { m } from '../paraglide/messages.js'
import { cx } from './cx.ts'
import { currentToast, dismissToast, subscribeToasts, TOAST } from './toast-store.ts'

/** Shows the toasts of the store: one at a time, 5 s, paused by pointer, focus and a hidden window, swipe right, F8. */
export default function Toaster() {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, currentToast)
  return (
    <Radix.Provider
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipePx}
      label={m.toast_label()}
    >
      {shown && (
        <Radix.Root
          key={shown.id}
          data-toast=""
          type={shown.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
          className={cx(
            'flex animate-rise items-center gap-3 rounded-md border bg-raised py-2.5 ps-4 pe-2 text-text shadow-float',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            shown.tone === 'destructive' ? 'border-danger/60' : 'border-line',
          )}
        >
          {shown.tone === 'destructive' ? (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />
          )}
          <div className="min-w-0 flex-1">
            <Radix.Title className="text-[0.9375rem] leading-5 font-semibold">{shown.title}</Radix.Title>
            {shown.description && (
              <Radix.Description className="text-sm leading-[1.15rem] text-muted [overflow-wrap:anywhere]">
                {shown.description}
              </Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              data-toast-action=""
              altText={shown.action.altText}
              onClick={shown.action.onAction}
              className="tap inline-flex min-h-9 shrink-0 items-center rounded-sm border border-edge px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label={m.close()}
            className="tap grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-accent-soft hover:text-text"
          >
            <X aria-hidden="true" className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={[TOAST.hotkey]}
        onFocus={(event) => {
          // F8 goes straight to what can be done, so that F8 and Enter undo. Coming from inside, the focus passes.
          const from = event.relatedTarget
          if (event.target !== event.currentTarget || event.currentTarget.contains(from)) return
          event.currentTarget.querySelector<HTMLElement>('[data-toast-action]')?.focus()
        }}
        // At the foot of the page, in the place of the stage bar, which every screen keeps free of lists, promises and
        // buttons; over a window below its head, whose name is what the next answer is about.
        className="fixed start-(--rail-w) bottom-[calc(var(--nav-h)+var(--safe-end))] z-[60] m-0 w-full list-none p-2 outline-none md:max-w-[420px] [body:has([role=dialog])_&]:top-[calc(4.75rem+var(--safe-top))] [body:has([role=dialog])_&]:bottom-auto"
      />
    </Radix.Provider>
  )
}
