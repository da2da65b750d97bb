alter table product add column margin int;

-- down
alter table product drop column margin;
