import { defineConfig } from "@stheno/core"

const store = (provider: string) => ({
  callbackUrl: `${process.env["BACKEND_URL"]}/store/auth/${provider}/cb`,
  successRedirect: `${process.env["STOREFRONT_URL"]}/account`,
  failureRedirect: `${process.env["STOREFRONT_URL"]}/sign-in`,
})

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/auth-openid",
      options: {
        google: {
          clientID: process.env["GOOGLE_CLIENT_ID"],
          clientSecret: process.env["GOOGLE_CLIENT_SECRET"],
          store: store("google"),
        },
        github: {
          clientID: process.env["GITHUB_CLIENT_ID"],
          clientSecret: process.env["GITHUB_CLIENT_SECRET"],
          store: store("github"),
        },
        openid: {
          company: {
            issuer: process.env["COMPANY_ISSUER"],
            clientID: process.env["COMPANY_CLIENT_ID"],
            clientSecret: process.env["COMPANY_CLIENT_SECRET"],
            store: store("openid/company"),
          },
        },
      },
    },
  ],
})
