// region template
import { Column, Heading, Link, Row, Text } from "@react-email/components"
import type { MailProps } from "@stheno/server"
import { Layout } from "./_layout.tsx"

export default function OrderPlaced(props: MailProps<"order-placed">) {
  const { order, store, t, money } = props
  return (
    <Layout {...props}>
      <Heading>{t("order-placed.title")}</Heading>
      <Text>{t("ours.items", { count: order.items.length })}</Text>
      {order.items.map((item) => (
        <Row key={item.name}>
          <Column>
            {item.quantity} × {item.name}
          </Column>
          <Column align="right">{money(item.total, order.currency_code)}</Column>
        </Row>
      ))}
      <Link href={`${store.url}/orders/${order.id}`}>{t("ours.link")}</Link>
    </Layout>
  )
}
// endregion

// region subject
export const subject = ({ order, store }: MailProps<"order-placed">) =>
  `${store.name}: #${order.display_id}`
// endregion
