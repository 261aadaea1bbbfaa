#include "common.inc"
#include "warehouse.inc"
camera { location <4.1,1.5,-1.25> look_at <0.9,0.95,0.2> right x*image_width/image_height angle 62 }
object { LiftTruck rotate y*38 translate <0.75,0,0.25> }
object { LoadedPallet(3, R) translate <-2.6,0,-0.7> }
#for (I, 0, 2) cone { <1.9-I*0.45,0,-1.25>, 0.13, <1.9-I*0.45,0.48,-1.25>, 0.025 pigment { gradient y color_map { [0.35 rgb <0.9,0.2,0.02>][0.35 rgb 0.9][0.6 rgb 0.9][0.6 rgb <0.9,0.2,0.02>] } scale 0.5 } } #end
