import { lazy, Suspense, useEffect, useState } from "react"
import { useUi } from "../provider/provider.tsx"

const Sonner = lazy(async () => ({ default: (await import("./sonner.ts")).Toaster }))

/**
 * The place of the toasts. Render it once, outside of the pages.
 * @since 0.1
 */
export function Toaster() {
  const { messages, direction } = useUi()
  const [isIdle, setIdle] = useState(false)
  // The first page is drawn before the code of the toasts is asked for.
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 0)
    return () => clearTimeout(timer)
  }, [])
  if (!isIdle) return null
  return (
    <Suspense>
      <Sonner
        // Not in a corner: the buttons of drawers and dialogs are there.
        position="bottom-center"
        dir={direction}
        containerAriaLabel={messages.common.notifications}
        closeButton
        expand
        gap={8}
        visibleToasts={4}
        toastOptions={{
          closeButtonAriaLabel: messages.common.dismiss,
          className: "ui-toast",
          unstyled: true,
        }}
      />
    </Suspense>
  )
}
