export const defaultOrganization = '1-GREE'
