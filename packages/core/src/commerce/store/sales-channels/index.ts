export { salesChannelErrors } from "./errors.ts"
export { outsideOfKey } from "./outside-of-key.ts"
export {
  allChannels,
  assertSomeChannel,
  defaultChannel,
  defaultSalesChannelId,
  retrieveSalesChannel,
} from "./retrieve-sales-channel.ts"
export { salesChannelAdminOperations } from "./routes.admin.ts"
export { categoriesInChannels, isInChannel, usedInChannels } from "./used-in-channels.ts"
