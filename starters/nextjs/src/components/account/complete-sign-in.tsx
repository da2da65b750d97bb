"use client"

import { useEffect, useRef, useState } from "react"
import { attempt } from "@/components/cart/attempt"
import { Spinner } from "@/components/ui/spinner"
import { signInWithToken } from "@/lib/account-actions"
import type { FormResult } from "@/lib/forms"
import { takeOverSession } from "@/lib/sign-in-providers"

interface CompleteSignInProps {
  readonly backendUrl: string
  /** the page to continue with */
  readonly nextHref: string
  readonly texts: { readonly completing: string; readonly failed: string; readonly submit: string }
  readonly signInHref: string
}

/** Completes a sign-in with a provider: takes the session over from the server, and continues with the next page. */
export function CompleteSignIn({ backendUrl, nextHref, texts, signInHref }: CompleteSignInProps) {
  const [hasFailed, setFailed] = useState(false)
  const isStarted = useRef(false)
  useEffect(() => {
    // Once: the session of the server ends with it. React runs effects twice during development.
    if (isStarted.current) return
    isStarted.current = true
    const complete = async () => {
      const token = await takeOverSession(backendUrl)
      const { problem } = await attempt<FormResult>(() => signInWithToken(token))
      if (problem) setFailed(true)
      else location.replace(nextHref)
    }
    complete().catch(() => setFailed(true))
  }, [backendUrl, nextHref])
  if (!hasFailed)
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner label={texts.completing} /> {texts.completing}
      </p>
    )
  return (
    <div role="alert">
      <p className="mb-5 text-danger">{texts.failed}</p>
      <a href={signInHref} className="quiet-link">
        {texts.submit}
      </a>
    </div>
  )
}
