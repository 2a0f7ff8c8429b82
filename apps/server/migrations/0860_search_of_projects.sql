-- Project codes and owners are searched too: without them in the index every search read all projects.
DROP INDEX "project_logs_search";
CREATE INDEX "project_logs_search" ON "project_logs" USING gin ("project_name" gin_trgm_ops,"log_code" gin_trgm_ops,"project_code" gin_trgm_ops,"owner_name" gin_trgm_ops);
