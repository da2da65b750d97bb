export { notificationAdminOperations } from "./routes.admin.ts"
export { sendNotification, subscribeNotifications } from "./send-notification.ts"
