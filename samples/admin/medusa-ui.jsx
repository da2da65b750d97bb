import { CheckCircleSolid } from "@medusajs/icons"
import { Badge, Container, Heading, Text } from "@medusajs/ui"

export const config = { zone: "order.details.after" }

export default function PaymentNote({ order }) {
  return (
    <Container className="flex items-center gap-x-2">
      <CheckCircleSolid className="text-ui-fg-subtle" />
      <Heading level="h2">Payment</Heading>
      <Badge color={order.payment_status === "captured" ? "green" : "orange"}>
        {order.payment_status}
      </Badge>
      <Text className="text-ui-fg-subtle">{order.email}</Text>
    </Container>
  )
}
