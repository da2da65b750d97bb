"use client"

import { ErrorNote } from "@/components/layout/error-note"

export default function ErrorPage({ reset }: { readonly error: Error; readonly reset: () => void }) {
  return <ErrorNote kind="unavailable" retry={reset} />
}
