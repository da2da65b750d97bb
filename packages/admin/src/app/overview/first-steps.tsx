import { useAdminProducts, useAdminPublishableApiKeys, useAdminShippingOptions } from "@stheno/medusa-react"
import { ArrowRight, CircleCheck, Circle } from "lucide-react"
import { Link } from "react-router-dom"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"

const words = t.overview.steps

/**
 * Leads a new store to its first order. What is done is read from the store, so it is the same for the whole team; a person
 * who hides the steps does not see them again.
 */
export function FirstSteps({ userId }: { userId: string }) {
  const products = useAdminProducts({ limit: 1, fields: "id", expand: "", is_giftcard: false })
  const { shipping_options: options } = useAdminShippingOptions()
  const keys = useAdminPublishableApiKeys({ limit: 1 })
  const hide = useAction((client) =>
    client.admin.users.update(userId, { metadata: { first_steps: "dismissed" } }),
  )
  if (products.count === undefined || options === undefined || keys.count === undefined) return null
  const steps = [
    { name: "product", to: "/a/products/new", isDone: products.count > 0 },
    { name: "shipping", to: "/a/settings/regions", isDone: options.some((each) => !each.is_return) },
    { name: "key", to: "/a/publishable-api-keys", isDone: keys.count > 0 },
    { name: "order", to: "/a/draft-orders/new", isDone: false },
  ] as const
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Section
      title={words.title}
      beside={
        <span className="muted">
          {words.done({ done: steps.filter(({ isDone }) => isDone).length, count: steps.length })}
        </span>
      }
      actions={
        <Button kind="quiet" busy={hide.isPending} onClick={() => hide.mutate()}>
          {words.hide}
        </Button>
      }
      flush
    >
      <ol className="overview-rows first-steps">
        {steps.map(({ name, to, isDone }) => (
          <li key={name} aria-current={next?.name === name ? "step" : undefined}>
            <Link to={to} className="overview-row">
              {isDone ? (
                <CircleCheck size={20} aria-label={words.isDone} />
              ) : (
                <Circle size={20} aria-hidden />
              )}
              <span className="overview-name">
                <strong>{words[name].title}</strong>
                <span className="muted small">{words[name].text}</span>
              </span>
              <ArrowRight size={16} aria-hidden className="ui-flip" />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
