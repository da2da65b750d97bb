"use client"

import clsx from "clsx"
import { useEffect, useState, type ReactNode, type RefObject } from "react"
import { Button } from "@/components/ui/button"

interface StickyBarProps {
  /** the button of the form; the bar is shown while it is out of view */
  readonly button: RefObject<HTMLElement | null>
  /** the ID of the form that the bar sends */
  readonly formId: string
  readonly label: string
  readonly isPending: boolean
  /** shown beside the button, such as the price */
  readonly children: ReactNode
}

/**
 * On phones, the button of a form at the lower edge of the screen. It repeats a button of the page, so only pointers use
 * it: keyboards and screen readers have the one in the form.
 */
export function StickyBar({ button, formId, label, isPending, children }: StickyBarProps) {
  const isShown = useIsOutOfView(button)
  return (
    <div
      aria-hidden
      data-sticky-bar
      className={clsx(
        "fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-transform duration-200 lg:hidden",
        !isShown && "invisible translate-y-full",
      )}
    >
      <div className="min-w-0">{children}</div>
      <Button form={formId} tabIndex={-1} aria-disabled={isPending}>
        {label}
      </Button>
    </div>
  )
}

function useIsOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
