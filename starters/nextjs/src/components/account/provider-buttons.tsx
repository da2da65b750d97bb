import { buttonClass } from "@/components/ui/button"
import { env } from "@/lib/env"
import { fill } from "@/lib/format"
import type { Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { absolute } from "@/lib/seo"
import { providerName, signInAddress } from "@/lib/sign-in-providers"

interface ProviderButtonsProps {
  readonly locale: Locale
  readonly texts: Messages["account"]["signIn"]
  /** the page to continue with */
  readonly next: string
}

/** A button for each provider with which customers can sign in: links, because the browser has to leave the page. */
export function ProviderButtons({ locale, texts, next }: ProviderButtonsProps) {
  if (env.signInProviders.length === 0) return null
  const page = `${absolute(locale, "/account/sign-in/complete")}?next=${encodeURIComponent(next)}`
  return (
    <>
      <p className="my-6 text-center text-sm text-muted">{texts.or}</p>
      <ul className="space-y-3">
        {env.signInProviders.map((provider) => (
          <li key={provider}>
            <a
              href={signInAddress(env.backendUrl, provider, page)}
              className={buttonClass({ look: "secondary" }, "w-full")}
            >
              {fill(texts.continueWith, { provider: providerName(provider) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
