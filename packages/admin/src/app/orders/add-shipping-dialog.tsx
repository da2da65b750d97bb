import { useZodForm, z } from "@stheno/ui/forms"
import { DialogForm } from "../kit/dialog-form.tsx"
import { moneyProblem } from "../kit/fields.ts"
import { checkValues, problemAt } from "../kit/schema.ts"
import { t } from "../messages/index.ts"
import { changesOf } from "./order-changes.ts"
import type { ShownOrder } from "./shown-order.ts"
import { typedAmount } from "./task/refund.ts"
import { ShippingFields } from "./task/shipping-fields.tsx"
import { useShippingChoices } from "./task/task-choices.ts"

const words = t.orders

/** Adds a shipping method to an order that lacks one for some items: an order has one for each shipping profile. */
export function AddShippingDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { id, region_id, currency_code: currency, shipping_methods: methods } = order
  const taken = methods.map(({ shipping_option }) => shipping_option?.profile_id)
  const options = useShippingChoices(region_id, currency, false)
  const free = options.filter(({ profile }) => !taken.includes(profile))
  const form = useZodForm({
    schema: schemaFor(
      currency,
      free.filter(({ isCalculated }) => isCalculated).map(({ value }) => value),
    ),
    defaultValues: { option: "", price: "" },
    draftKey: `shipping-method ${id}`,
    // The option may be of a profile that has a method by now.
    draftOf: taken.join(" "),
  })
  return (
    <DialogForm
      title={words.addShipping}
      text={options.length > 0 && free.length === 0 ? words.addShippingNone : words.addShippingText}
      form={form}
      submit={words.addShipping}
      send={(client, { option, price }) => {
        const chosen = free.find(({ value }) => value === option)
        // A draft may have an option that the order cannot have any more, or that is not read yet.
        if (!chosen) throw new Error(t.draftOrders.chooseShipping)
        return client.admin.orders.addShippingMethod(id, {
          option_id: option,
          price: typedAmount(price, currency) ?? chosen.amount,
        })
      }}
      done={words.addShippingDone}
      changes={changesOf.status}
      onClose={onClose}
    >
      <div className="fields">
        <ShippingFields
          label={words.method}
          empty={t.draftOrders.chooseShipping}
          isRequired
          options={free}
          currency={currency}
          names={{ option: "option", price: "price" }}
        />
      </div>
    </DialogForm>
  )
}

/** @param calculated IDs of options without a price of their own, which has to be entered */
function schemaFor(currency: string, calculated: readonly string[]) {
  const values = z.object({ option: z.string(), price: z.string() })
  return values.check(
    checkValues<z.infer<typeof values>>(({ option, price }) => [
      ...problemAt(option === "" ? t.draftOrders.chooseShipping : undefined, "option"),
      ...problemAt(moneyProblem(price, currency), "price"),
      ...problemAt(calculated.includes(option) && price.trim() === "" ? t.form.required : undefined, "price"),
    ]),
  )
}
