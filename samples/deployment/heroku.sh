# region create
heroku create my-shop
heroku addons:create heroku-postgresql:essential-0
# endregion

# region settings
heroku config:set NODE_ENV=production HOST=0.0.0.0 TRUSTED_PROXIES=1
heroku config:set PGSSLMODE=no-verify DATABASE_POOL_SIZE=4
heroku config:set JWT_SECRET="$(openssl rand -hex 32)" COOKIE_SECRET="$(openssl rand -hex 32)"
heroku config:set ADMIN_EMAIL=ada@example.com ADMIN_PASSWORD="$(openssl rand -base64 18)"
heroku config:set BACKEND_URL="$(heroku info --shell | sed -n 's#^web_url=\(.*\)/$#\1#p')"
heroku config:set STORE_CORS=https://shop.example.com
# endregion

# region push
git push heroku HEAD:main
heroku ps:scale web=1 worker=1
# endregion

# region logs
heroku logs --tail
# endregion

# region password
heroku config:get BACKEND_URL
heroku config:get ADMIN_PASSWORD
# endregion
