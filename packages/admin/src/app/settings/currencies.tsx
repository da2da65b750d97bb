import type { Currency, Stheno, Store } from "@stheno/js-client"
import { adminStoreKeys, useAdminCurrencies, useAdminStore } from "@stheno/medusa-react"
import { Coins, Plus, Star, Trash2 } from "lucide-react"
import { useState } from "react"
import { currencyName } from "../format/names.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { withoutRows, withProperties } from "../kit/optimistic.ts"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { PickerDialog } from "../kit/picker-dialog.tsx"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.settings

/** The currencies that the shop sells in. */
export function Currencies() {
  const [isAdding, setAdding] = useState(false)
  const { store, error } = useAdminStore()
  const codes = (store?.currencies ?? []).map(({ code }) => code)
  const useRows = (q: string) => useOtherCurrencies(q, codes)
  return (
    <>
      <PageHead
        title={t.settingsCards.currencies.title}
        back={settingsBack}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
            {words.addCurrencies}
          </Button>
        }
      />
      <Loaded data={store} error={error}>
        {({ id, currencies = [], default_currency_code: home }) => (
          <Section title={words.storeCurrencies} flush>
            <ul className="rows">
              {currencies.map(({ code, includes_tax }) => (
                <li key={code}>
                  <div className="stack">
                    <span>
                      {currencyName(code)} <span className="muted">{code.toUpperCase()}</span>
                    </span>
                    <span className="muted small">
                      {includes_tax ? words.taxInclusive : words.taxExclusive}
                    </span>
                  </div>
                  <span className="end">
                    {code === home && <Badge tone="green">{words.isDefault}</Badge>}
                  </span>
                  <CurrencyMenu
                    storeId={id}
                    code={code}
                    includesTax={includes_tax}
                    isDefault={code === home}
                  />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Loaded>
      {isAdding && (
        <PickerDialog
          title={words.addCurrencies}
          submit={(count) => words.addSomeCurrencies({ count })}
          useRows={useRows}
          label={({ id }) => `${currencyName(id)} (${id.toUpperCase()})`}
          send={addCurrencies}
          done={words.currenciesDone}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

function CurrencyMenu(props: { storeId: string; code: string; includesTax: boolean; isDefault: boolean }) {
  const { storeId, code, includesTax, isDefault } = props
  return (
    <ActionMenu
      label={menuLabel(currencyName(code))}
      actions={[
        {
          label: includesTax ? words.makeExclusive : words.makeInclusive,
          icon: Coins,
          send: (client) => client.admin.currencies.update(code, { includes_tax: !includesTax }),
          done: t.common.saved,
          optimistic: withProperties<Currency>(adminStoreKeys.all, { code }, () => ({
            includes_tax: !includesTax,
          })),
        },
        !isDefault && {
          label: words.makeDefault,
          icon: Star,
          send: (client) => client.admin.store.update({ default_currency_code: code }),
          done: words.makeDefaultDone,
          optimistic: withProperties<Store>(adminStoreKeys.all, { id: storeId }, () => ({
            default_currency_code: code,
          })),
        },
        !isDefault && {
          label: words.removeCurrency,
          icon: Trash2,
          danger: true,
          send: (client) => client.admin.store.deleteCurrency(code),
          done: words.removeCurrencyDone,
          undo: (client) => addCurrencies(client, [code]),
          optimistic: withoutRows<Currency>(adminStoreKeys.all, (row) => row.code === code),
        },
      ]}
    />
  )
}

/** Adds currencies to the ones that the store has by now: the API takes all of them. */
async function addCurrencies(client: Stheno, added: readonly string[]): Promise<void> {
  const { store } = await client.admin.store.retrieve()
  const codes = (store.currencies ?? []).map(({ code }) => code)
  await client.admin.store.update({ currencies: [...new Set([...codes, ...added])] })
}

function useOtherCurrencies(q: string, own: readonly string[]) {
  const { currencies, error } = useAdminCurrencies({ limit: 300 }, { staleTime: 60_000 })
  const wanted = q.trim().toLowerCase()
  const rows = currencies
    ?.filter(({ code }) => !own.includes(code))
    .filter(({ code }) => `${code} ${currencyName(code)}`.toLowerCase().includes(wanted))
    .map(({ code }) => ({ id: code }))
  return { rows, error }
}
