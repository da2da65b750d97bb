import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/auth-openid",
      options: {
        google: {
          clientID: process.env["GOOGLE_CLIENT_ID"],
          clientSecret: process.env["GOOGLE_CLIENT_SECRET"],
          store: {
            callbackUrl: `${process.env["BACKEND_URL"]}/store/auth/google/cb`,
            successRedirect: `${process.env["STOREFRONT_URL"]}/account`,
            failureRedirect: `${process.env["STOREFRONT_URL"]}/sign-in`,
          },
        },
        github: {
          clientID: process.env["GITHUB_CLIENT_ID"],
          clientSecret: process.env["GITHUB_CLIENT_SECRET"],
          store: {
            callbackUrl: `${process.env["BACKEND_URL"]}/store/auth/github/cb`,
            successRedirect: `${process.env["STOREFRONT_URL"]}/account`,
            failureRedirect: `${process.env["STOREFRONT_URL"]}/sign-in`,
          },
        },
        openid: {
          company: {
            issuer: process.env["COMPANY_ISSUER"],
            clientID: process.env["COMPANY_CLIENT_ID"],
            clientSecret: process.env["COMPANY_CLIENT_SECRET"],
            store: {
              callbackUrl: `${process.env["BACKEND_URL"]}/store/auth/openid/company/cb`,
              successRedirect: `${process.env["STOREFRONT_URL"]}/account`,
              failureRedirect: `${process.env["STOREFRONT_URL"]}/sign-in`,
            },
          },
        },
      },
    },
    // endregion
  ],
})
