import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/notification-twilio-sms",
      options: {
        account_sid: process.env["TWILIO_SMS_ACCOUNT_SID"],
        auth_token: process.env["TWILIO_SMS_AUTH_TOKEN"],
        from_number: process.env["TWILIO_SMS_FROM_NUMBER"],
      },
    },
    // endregion
  ],
})
