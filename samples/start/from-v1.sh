# region copy
createdb shop_copy
pg_dump shop | psql --quiet shop_copy
# endregion

# region start
DATABASE_URL=postgres://user:password@localhost:5432/shop_copy npm start
# endregion

# region production
export NODE_ENV=production
export DATABASE_URL=postgres://user:password@localhost:5432/shop
export JWT_SECRET=$(openssl rand -hex 32)
export COOKIE_SECRET=$(openssl rand -hex 32)
export STORE_CORS=https://shop.example.com
export ADMIN_CORS=https://admin.example.com
npm start -- --api-only
# endregion
