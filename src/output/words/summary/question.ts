/** The question of every dossier. */
export const question = 'Bij welke premie blijven uw kosten gelijk, en bij welke het verwachte pensioen?';
