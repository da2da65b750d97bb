import type { Cell } from "../../../platform/csv/index.ts"
import type { OrderResponse } from "../../orders/orders/index.ts"

interface OrderColumns {
  /** what has to be asked for to get these columns */
  readonly selector: string
  readonly columns: readonly (readonly [title: string, cell: (order: OrderResponse) => Cell])[]
}

const plain = (selector: string & keyof OrderResponse, title: string): OrderColumns => ({
  selector,
  // Only columns that a cell can hold are listed.
  columns: [[title, (order) => order[selector] as Cell]],
})

/**
 * The columns of an export of orders, in groups that are asked for together. Amounts are in the smallest unit.
 * @source facts/csv.json, orderExport.columnGroups
 */
export const orderColumnGroups: readonly OrderColumns[] = [
  plain("id", "Order_ID"),
  plain("display_id", "Display_ID"),
  plain("status", "Order status"),
  {
    selector: "created_at",
    columns: [["Date", ({ created_at }) => new Date(created_at ?? "").toUTCString()]],
  },
  {
    selector: "customer",
    columns: [
      ["Customer First name", ({ customer }) => customer?.first_name],
      ["Customer Last name", ({ customer }) => customer?.last_name],
      // A deleted customer is null, and the order keeps both.
      ["Customer Email", ({ customer, email }) => customer?.email ?? email],
      ["Customer ID", ({ customer, customer_id }) => customer?.id ?? customer_id],
    ],
  },
  {
    selector: "shipping_address",
    columns: [
      ["Shipping Address 1", ({ shipping_address }) => shipping_address?.address_1],
      ["Shipping Address 2", ({ shipping_address }) => shipping_address?.address_2],
      ["Shipping Country Code", ({ shipping_address }) => shipping_address?.country_code],
      ["Shipping City", ({ shipping_address }) => shipping_address?.city],
      ["Shipping Postal Code", ({ shipping_address }) => shipping_address?.postal_code],
      ["Shipping Region ID", ({ region_id }) => region_id],
    ],
  },
  plain("fulfillment_status", "Fulfillment Status"),
  plain("payment_status", "Payment Status"),
  plain("subtotal", "Subtotal"),
  plain("shipping_total", "Shipping Total"),
  plain("discount_total", "Discount Total"),
  plain("gift_card_total", "Gift Card Total"),
  plain("refunded_total", "Refunded Total"),
  plain("tax_total", "Tax Total"),
  plain("total", "Total"),
  plain("currency_code", "Currency Code"),
  {
    selector: "sales_channel",
    columns: [
      ["Sales channel name", ({ sales_channel }) => sales_channel?.name],
      ["Sales channel description", ({ sales_channel }) => sales_channel?.description],
    ],
  },
]
