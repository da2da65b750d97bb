import type { ReactNode } from "react"

/** What a toast may have besides its title. */
export interface ToastOptions {
  /** a second line */
  readonly description?: ReactNode
  /** a button in the toast: undo, open */
  readonly action?: {
    /** the text of the button */
    readonly label: string
    /** called when the button is clicked */
    readonly onClick: () => void
  }
  /** milliseconds; 5 s by default, 12 s for errors */
  readonly duration?: number
  /** a toast with the same ID takes the place of the one that is shown */
  readonly id?: string
}

/** What a toast says while a promise is pending, and afterwards. */
export interface ToastProgress<Result> {
  readonly loading: string
  readonly success: string | ((result: Result) => string)
  readonly error: string | ((error: unknown) => string)
}

type Tone = "success" | "error" | "warning" | "info"

// The library is loaded with the first toast: most visits to a page show none.
const load = () => import("./sonner.ts")

function show(tone: Tone) {
  return (title: ReactNode, options: ToastOptions = {}): void => {
    const duration = options.duration ?? (tone === "error" ? 12_000 : 5000)
    const action = options.action && returningFocus(options.action)
    void load().then(({ sonner }) => sonner[tone](title, { ...options, action, duration }))
  }
}

/**
 * Gives the focus back to the page when the action is chosen. The library gives it back when something else takes it from
 * the toast, and would close a menu that was just opened.
 */
function returningFocus({ label, onClick }: NonNullable<ToastOptions["action"]>) {
  const choose = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClick()
  }
  return { label, onClick: choose }
}

/**
 * Shows a message at the bottom of the page, from anywhere. The page renders `<Toaster />` once.
 * @since 0.1
 */
export const toast = {
  success: show("success"),
  error: show("error"),
  warning: show("warning"),
  info: show("info"),
  /** Shows a toast with a spinner until the promise settles. The caller handles the promise as well. */
  promise<Result>(work: Promise<Result>, texts: ToastProgress<Result>): void {
    void load().then(({ sonner }) => sonner.promise(work, texts))
  },
  /** Takes one toast away, or all. */
  dismiss(id?: string): void {
    void load().then(({ sonner }) => sonner.dismiss(id))
  },
}
