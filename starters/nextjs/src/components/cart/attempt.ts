"use client"

import { unstable_rethrow } from "next/navigation"
import type { Problem } from "@/lib/problem"

/** What actions report: at least what went wrong, if something did. */
interface Result {
  readonly problem?: Problem
}

/**
 * Runs a server action. If the storefront cannot be reached, the result is the problem `offline`, so what the customer
 * typed stays on the page.
 */
export async function attempt<T extends Result>(
  action: () => Promise<T>,
): Promise<T | { readonly problem: "offline" }> {
  try {
    return await action()
  } catch (error) {
    // Redirects are thrown as well; they belong to Next.
    unstable_rethrow(error)
    return { problem: "offline" }
  }
}
