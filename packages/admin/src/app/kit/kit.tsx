import { UiProvider, type PartialMessages } from "@stheno/ui"
import type { ReactNode } from "react"
import { locale } from "../format/locale.ts"
import { currencyDigits, formatMoney } from "../format/money.ts"
import { formatList } from "../format/numbers.ts"
import { currentLanguage, directionOf } from "../language/language.ts"
import { t } from "../messages/index.ts"
import { errorText } from "./errors.ts"

/** The texts of the components in the language of the dashboard; those that no catalog has stay English. */
const messages: PartialMessages = {
  common: {
    actions: t.common.actions,
    add: t.common.add,
    cancel: t.common.cancel,
    clear: t.list.clear,
    close: t.common.close,
    copied: t.common.copied,
    copy: t.common.copy,
    delete: t.common.delete,
    dismiss: t.common.dismiss,
    edit: t.common.edit,
    loading: t.common.loading,
    more: t.common.actions,
    no: t.common.no,
    none: t.form.none,
    notifications: t.common.notifications,
    optional: t.form.optional,
    remove: t.common.remove,
    removeItem: (value) => t.form.removeChip({ value }),
    save: t.common.save,
    search: t.list.search,
    yes: t.common.yes,
  },
  problem: { title: t.errors.notRead },
  unsaved: {
    discard: t.form.discard,
    keep: t.form.keepEditing,
    text: t.form.discardText,
    title: t.form.discardTitle,
  },
  form: {
    required: t.form.required,
    email: t.form.email,
    number: t.form.number,
    short: (length) => t.form.short({ length }),
  },
  choice: { loading: t.common.loading, noMatch: t.list.noMatch },
  table: {
    clearFilters: t.list.clear,
    filtered: (label, values) =>
      values.length > 2
        ? t.list.filteredMany({ label, count: values.length })
        : t.list.filtered({ label, values: formatList(values) }),
    next: t.list.next,
    noMatch: t.list.noMatch,
    noMatchText: t.list.noMatchText,
    previous: t.list.previous,
    range: (first, last, count) => t.list.range({ first, last, count }),
    searchIn: (what) => t.list.searchIn({ what }),
  },
}

/** Gives the components of `@stheno/ui` what the dashboard knows: texts, formats and errors of the API. */
export function Kit({ children }: { children: ReactNode }) {
  return (
    <UiProvider
      messages={messages}
      locale={locale}
      direction={directionOf(currentLanguage())}
      currencyDigits={currencyDigits}
      formatMoney={formatMoney}
      errorText={errorText}
    >
      {children}
    </UiProvider>
  )
}
