import { setSchemaMessages, UiProvider } from "@stheno/ui"
import type { ReactNode } from "react"
import { locale } from "../format/locale.ts"
import { currencyDigits, formatMoney } from "../format/money.ts"
import { currentLanguage, directionOf } from "../language/language.ts"
import { accountStorage } from "./account-storage.ts"
import { errorText } from "./errors.ts"
import { kitMessages } from "./kit-messages.ts"

setSchemaMessages(kitMessages)

/** Gives the components of `@stheno/ui` what the dashboard knows: texts, formats and errors of the API. */
export function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider
      messages={kitMessages}
      locale={locale}
      direction={directionOf(currentLanguage())}
      currencyDigits={currencyDigits}
      formatMoney={formatMoney}
      storage={accountStorage.storage}
      errorText={errorText}
    >
      {children}
    </UiProvider>
  )
}
