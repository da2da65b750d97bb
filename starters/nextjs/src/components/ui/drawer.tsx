"use client"

import * as Dialog from "@radix-ui/react-dialog"
import clsx from "clsx"
import type { ReactNode } from "react"

interface OverlayProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** the text of the button that closes it */
  readonly closeLabel: string
  readonly children: ReactNode
  /** `drawer` comes from the right and is as high as the window; `dialog` is in the middle */
  readonly kind?: "drawer" | "dialog"
}

const places = {
  drawer: "inset-y-0 right-0 w-full max-w-md border-l",
  dialog: "top-1/2 left-1/2 w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-lg border",
} as const

/** A panel over the page. It keeps the focus inside, closes with Escape, and returns the focus afterwards. */
export function Drawer({ open, onOpenChange, title, closeLabel, children, kind = "drawer" }: OverlayProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[#0f0e0c]/45 backdrop-blur-[2px]" />
        <Dialog.Content
          aria-describedby={undefined}
          className={clsx("fixed z-50 flex flex-col border-line bg-paper text-ink shadow-2xl", places[kind])}
        >
          <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-6">
            <Dialog.Title className="text-base font-medium">{title}</Dialog.Title>
            <Dialog.Close className="-mr-2 rounded-full p-2 hover:bg-sunken" aria-label={closeLabel}>
              <svg aria-hidden viewBox="0 0 20 20" className="size-5">
                <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="1.4" />
              </svg>
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
