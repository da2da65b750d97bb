# region secrets
fly apps create shop
fly secrets set --stage DATABASE_URL='postgres://shop:the-password@database.example.com:5432/shop' \
  JWT_SECRET="$(openssl rand -hex 32)" COOKIE_SECRET="$(openssl rand -hex 32)" \
  ADMIN_EMAIL=ada@example.com ADMIN_PASSWORD='choose-a-password'
# endregion

# region deploy
fly deploy
fly status
# endregion

# region logs
fly logs
# endregion
