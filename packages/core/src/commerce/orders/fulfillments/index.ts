export { cancelFulfillment } from "./cancel-fulfillment.ts"
export { callFulfillmentProvider, type FulfillmentOwner } from "./create-fulfillments.ts"
export { fulfillmentErrors } from "./errors.ts"
export {
  cancelExchangeFulfillment,
  changeExchangeTracking,
  fulfillExchange,
  packedParts,
  shipExchange,
  type Exchange,
  type ExchangePacking,
  type ExchangeShipment,
  type ExchangeTracking,
} from "./exchange.ts"
export { fulfill, type Fulfillable, type FulfillmentJob } from "./fulfill.ts"
export { putIntoStock } from "./pack-lines.ts"
export { methodOfProfiles, type WantedLine } from "./rules.ts"
export { fulfillExchangeBody, trackingBody } from "./shapes.ts"
export { replaceTrackingNumbers, retrieveFulfillment, sendFulfillment } from "./send-fulfillment.ts"
