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
          type={shown.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
          className={cx(
            'flex animate-rise items-start gap-3 rounded-md border bg-raised p-4 pe-2.5 text-text shadow-float',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            shown.tone === 'destructive' ? 'border-danger/60' : 'border-line',
          )}
        >
          {shown.tone === 'destructive' ? (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          )}
          <div className="min-w-0 flex-1 pt-px">
            <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
            {shown.description && (
              <Radix.Description className="mt-0.5 text-sm break-words text-muted">
                {shown.description}
              </Radix.Description>
            )}
            {shown.action && (
              <Radix.Action
                data-toast-action=""
                altText={shown.action.altText}
                onClick={shown.action.onAction}
                className="tap mt-2.5 inline-flex min-h-9 items-center rounded-sm border border-edge px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
              >
                {shown.action.label}
              </Radix.Action>
            )}
          </div>
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
        className="fixed start-0 top-[calc(3.25rem+var(--safe-top))] z-[60] m-0 w-full list-none p-3 outline-none sm:top-auto sm:bottom-[calc(3.75rem+var(--nav-h)+var(--safe-end))] sm:p-4 md:max-w-[420px]"
      />
    </Radix.Provider>
  )
}
